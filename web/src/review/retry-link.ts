/** The way to a try: whose, and from which of their choices on. */

export function retryLink(table: string, eyes: number, entry: number): string {
  return `/again/${encodeURIComponent(table)}?eyes=${eyes}&at=${entry}`;
}
