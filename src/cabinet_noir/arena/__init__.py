"""The arena: any bots against each other, every deal from every seating, and what it says about their strength.

    meeting     who meets whom, on which deals, in which seats; playing them
    entrants    who plays: a level of the house, somebody's own class, or a program
    protocol    what a program is told and may answer, line by line
    program     the program itself: a process that is asked, waited for, and never waited for too long
    conduct     work done in order by whichever workers there are, however they end
    book        results as lines that another machine can add to
    duels       how places at a table become results of pairs
    strength    Bradley and Terry's model, and how far off it may be
    sprt        when enough was played to tell two bots apart
    fair        what chance brought, taken off
    tally       sums over games, for `cabinet simulate`
    summary     all of it added up
    drawing, page   a report to look at

It knows no terminal and opens no file. Whatever plays here is given a sight, and nothing else.
"""
