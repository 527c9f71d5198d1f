/** What leads from one JSON value to the next. `core/difference.py` writes it, and says how it is written. */

/** Return where a difference leads from a value. Neither is changed, and what stays the same is shared. */
export function applied(before: unknown, change: unknown): unknown {
  if (change === null) return before;
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, gone, values] = change as [number, number, unknown[]];
    return (before as unknown[]).toSpliced(at, gone, ...values);
  }
  const changes = new Map<string, unknown>(Object.entries(change as object));
  if (Array.isArray(before))
    return before.map((value, place) => applied(value, changes.get(String(place)) ?? null));
  const was = Object.entries(before as object);
  const kept = was
    .filter(([name]) => changes.get(name) !== 0)
    .map(([name, value]) => [name, applied(value, changes.get(name) ?? null)] as const);
  const names = new Set(was.map(([name]) => name));
  const come = [...changes].filter(([name]) => !names.has(name));
  return Object.fromEntries([...kept, ...come.map(([name, value]) => [name, applied(null, value)] as const)]);
}
