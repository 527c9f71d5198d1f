/**
 * How much of the screen is seen. A phone's keyboard lies over the page: not every browser says so to the layout, so
 * the seen height is written where style sheets can read it, and the page never hides behind the keys.
 */

export function watchScreen(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const look = (): void => {
    if (seen.scale > 1.01) return; // somebody looks closer: that is no keyboard
    document.documentElement.style.setProperty("--seen", `${seen.height}px`);
    document.documentElement.style.setProperty("--seen-from", `${seen.offsetTop}px`);
  };
  seen.addEventListener("resize", look);
  seen.addEventListener("scroll", look);
  look();
}
