# Vérifier la donne : chaque étape en une phrase que tout le monde comprend. Ces mots ne viennent que si on les demande.

proof-text = Ton navigateur vient de relire le journal de la partie, ligne par ligne. Voici ce qu’il y a trouvé.
proof-not-fetched = Le journal n’a pas pu être lu. { $why }
proof-sum-proved = Tout concorde : rien n’a été changé.
proof-sum-open = Ce qui peut être vérifié concorde. Le reste est marqué d’un point d’interrogation.
proof-sum-broken = Quelque chose ne concorde pas : ce journal n’est pas celui de la partie. Garde-le et préviens la maison.
proof-sum-unreadable = Ce journal est illisible : une de ses lignes n’en est pas une. Garde-le et préviens la maison.
proof-mark-proved = Vérifié
proof-mark-broken = Ne concorde pas
proof-mark-open = Sans preuve

proof-chain = Chaque ligne s’enchaîne à la précédente
proof-chain-proved = Chaque ligne porte l’empreinte de celle d’avant. Les { $entry } lignes s’enchaînent : aucune n’a été changée, ôtée ou ajoutée entre deux autres.
proof-chain-broken = La ligne du coup { $entry } ne suit pas de celle d’avant : quelque chose a été changé là, ou juste avant.
proof-chain-old = Cette partie date d’avant les empreintes : ses lignes ne sont pas enchaînées. Seuls le sceau et les règles peuvent en être vérifiés.

proof-signature = La maison a signé
proof-signature-proved = La maison a signé la dernière ligne avec la clé qu’elle publie. Elle ne pourra pas dire plus tard que la partie fut une autre.
proof-signature-broken = La signature n’est pas celle de ce journal.
proof-signature-missing = La maison devait signer ce journal, et la signature manque.
proof-signature-unpublished = Ce journal est signé d’une clé que la maison ne publie pas.
proof-signature-elsewhere = Ce journal est signé, mais par une autre maison : c’est à elle de dire si la clé est la sienne.
proof-signature-no-keys = La signature est celle de ce journal, mais la clé de la maison n’a pas pu être lue. Réessaie plus tard.
proof-signature-nobody = Personne n’a signé ce journal : il n’a pas été joué dans une maison.
proof-signature-old = De ce temps-là, la maison ne signait pas encore.

proof-seal = La part de la maison était scellée d’avance
proof-seal-proved = La part de la maison, montrée à la fin, correspond au sceau écrit au début du journal.
proof-seal-seen = La part de la maison, montrée à la fin, correspond au sceau que cet appareil avait vu avant la donne. Elle n’a donc pas été choisie après coup.
proof-seal-broken = La part de la maison ne correspond pas à son sceau.
proof-seal-changed = Le sceau du journal n’est pas celui que cet appareil avait vu avant la donne.
proof-seal-missing = Le journal ne montre pas la part de la maison.

proof-set = Scellée avec les autres donnes
proof-set-proved = C’est la donne { $entry } de { $count } que la maison a scellées ensemble avant de distribuer la première. Leur sceau commun : { $hash }. Les tables qui nomment le même ont reçu les mêmes donnes.
proof-set-broken = Cette donne n’est pas celle de la série que le journal annonce.

proof-parts = Les joueurs ont mêlé la donne
proof-parts-proved = { $count ->
    [one] La donne dépend aussi d’une part tirée par l’appareil de { $names }, annoncée par son empreinte avant que rien ne soit ouvert.
   *[other] La donne dépend aussi de parts tirées par les appareils de { $names }, annoncées par leurs empreintes avant que rien ne soit ouvert.
}
proof-parts-late = Laissée de côté, car pas arrivée à temps : la part de { $names }.
proof-parts-mine = La part de cet appareil y est : personne n’a pu choisir cette donne sans lui.
proof-parts-mine-late = La part de cet appareil n’y est pas : elle n’est pas arrivée à temps.
proof-parts-none-of-mine = Cet appareil n’avait pas de part dans cette donne, ou ne s’en souvient plus.
proof-parts-house-alone = Aucun appareil n’a donné de part : la maison seule a tiré.
proof-parts-set = Plusieurs tables jouent cette donne : aucun appareil n’y a mis sa part, la maison a tiré seule, et scellé d’avance.
proof-parts-by-code = Cette donne vient d’un code ou d’un jour, exprès : tous ceux qui le jouent ont la même.
proof-parts-broken = La part de { $names } n’est pas celle que son appareil avait annoncée.
proof-parts-changed = Ce que les appareils avaient annoncé n’est pas ce que celui-ci avait vu avant la donne.
proof-parts-missing = Le journal ne dit pas qui a mêlé la donne.
proof-parts-old = De ce temps-là, la maison seule tirait.

proof-told = C’est bien la partie que cet appareil a vue
proof-told-proved = En jouant, cet appareil a noté l’empreinte de ce qu’on lui montrait, jusqu’au coup { $entry }. La maison montre encore la même chose.
proof-told-broken = Ce que la maison montre aujourd’hui du coup { $entry } n’est pas ce que cet appareil avait vu en jouant.
proof-told-differs = Le journal entier et ce que cet appareil a vu ne racontent pas la même partie (coup { $entry }).
proof-told-unreadable = Ce que la maison montre de cette partie à cet appareil est illisible.
proof-told-not-had = Ce que cet appareil a vu n’a pas pu être relu. Réessaie plus tard.
proof-told-nothing-kept = Cet appareil n’a rien noté de cette partie : il n’y était pas, ou c’est trop ancien.
proof-told-old = De ce temps-là, on ne notait rien en jouant.

proof-names = Les noms sont ceux du début
proof-names-proved = Chaque nom correspond à l’empreinte prise au début de la partie.
proof-names-broken = Le nom de { $names } n’est pas celui du début.
proof-names-forgotten = Un nom a changé ou a été oublié depuis, comme chacun peut le demander. Les autres sont ceux du début.
proof-names-claimed = Ce journal ne prouve pas les noms.
proof-names-old = De ce temps-là, les noms n’étaient pas prouvés.

proof-not-here = Ce qui n’est pas prouvé ici
proof-not-here-text = Que la donne et chaque coup suivent les règles, c’est le programme de la maison qui le vérifie, chez toi, sans elle. Télécharge le journal, puis, dans son dossier :
proof-command = Commande à copier
