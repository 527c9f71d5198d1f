/** What a component draws, as plain markup, for tests: there is no browser in them. It may use no hooks. */

import type { ComponentChildren, VNode } from "preact";

const isDrawn = (child: unknown): child is VNode =>
  typeof child === "object" && child !== null && "type" in child && "props" in child;

export function drawn(child: ComponentChildren): string {
  if (Array.isArray(child)) return child.map(drawn).join("");
  if (!isDrawn(child)) return typeof child === "string" || typeof child === "number" ? String(child) : "";
  const { type, props } = child;
  if (typeof type === "function") return drawn((type as (props: unknown) => ComponentChildren)(props));
  const { children, ...rest } = props as Record<string, unknown>;
  const attributes = Object.entries(rest)
    .filter(([, value]) => typeof value === "string" || typeof value === "number")
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<${type}${attributes.join("")}>${drawn(children as ComponentChildren)}</${type}>`;
}
