// Layout faults of a screen: cut or overlapping text, content beyond the edge, touch targets that are too small.
() => {
  const LEAST_TARGET = 44;
  const SLACK = 1;
  const problems = [];
  const width = document.documentElement.clientWidth;

  const name = (element) => {
    const label = (element.getAttribute("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ");
    return `<${element.localName} class="${element.getAttribute("class") ?? ""}"> “${label.slice(0, 50)}”`;
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  // Text only for screen readers is one pixel large or clipped away.
  const isSpoken = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (style.clipPath === "inset(50%)" || (box.width <= 1 && box.height <= 1 && style.overflow !== "visible")) return true;
    }
    return false;
  };
  // Content behind a modal dialog can be neither seen nor reached.
  const modal = [...document.querySelectorAll("dialog:modal")].pop();
  const root = modal ?? document.body;
  const isScrollable = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
  const scrollsSideways = (element) => {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      if (isScrollable(getComputedStyle(each), "X") && each.scrollWidth > each.clientWidth) return true;
    }
    return false;
  };
  // Lines are higher than their letters.
  const leading = (element) => parseFloat(getComputedStyle(element).fontSize) / 4;
  // The part of a text that its ancestors do not clip.
  const clipped = (element, box) => {
    let { left, top, right, bottom } = box;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const around = each.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { left, top, right, bottom };
  };

  if (document.documentElement.scrollWidth > width + SLACK) {
    problems.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${width}`);
  }

  const all = [...root.querySelectorAll("*")].filter((element) => isShown(element) && !isSpoken(element));
  const texts = [];
  for (const element of all) {
    if (element.closest("svg") || element.closest("[inert]")) continue;
    const style = getComputedStyle(element);
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (own.length === 0) continue;
    const range = document.createRange();
    for (const node of own) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const seen = clipped(element, box);
        const isScrolledAway = seen.right <= seen.left || seen.bottom <= seen.top;
        if (!isScrolledAway) texts.push({ element, box: seen, whole: box, text: node.data.trim() });
        if (!scrollsSideways(element) && (box.right > width + SLACK || box.left < -SLACK)) {
          problems.push(`beyond the edge: ${name(element)} ${Math.round(box.left)}–${Math.round(box.right)} of ${width}`);
        }
      }
    }
    const cuts = style.overflowX !== "visible" || style.overflowY !== "visible";
    const sideways = element.scrollWidth > element.clientWidth + SLACK && !isScrollable(style, "X");
    const upright = element.scrollHeight > element.clientHeight + leading(element) && !isScrollable(style, "Y");
    if (cuts && element.clientWidth > 0 && (sideways || upright)) problems.push(`cut: ${name(element)}`);
  }
  for (const { element, whole, text } of texts) {
    // A text that fits into its own box may still be cut by a box around it.
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const around = each.getBoundingClientRect();
      const cutsAcross = ["hidden", "clip"].includes(style.overflowX) && (whole.right > around.right + SLACK || whole.left < around.left - SLACK);
      const cutsDown = ["hidden", "clip"].includes(style.overflowY) && (whole.bottom > around.bottom + leading(element) || whole.top < around.top - leading(element));
      if (cutsAcross || cutsDown) problems.push(`cut by ${name(each)}: “${text.slice(0, 40)}”`);
      if (isScrollable(style, "X") || isScrollable(style, "Y")) break;
    }
  }

  // Text behind an opaque element, as on cards in a fan, is covered: nobody sees the two texts at once.
  const isCovered = (one, other, x, y) => {
    const stack = document.elementsFromPoint(x, y);
    const [first, second] = [one, other].map((element) => stack.findIndex((each) => each.contains(element)));
    const [upper, lower] = first < second ? [first, second] : [second, first];
    const behind = first < second ? other : one;
    return stack.slice(Math.max(upper, 0), Math.max(lower, 0)).some((each) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      const isOpaque = backgroundImage !== "none" || !/^(transparent|rgba\(.*, 0(\.\d+)?\))$/.test(backgroundColor);
      return isOpaque && !each.contains(behind);
    });
  };
  for (let first = 0; first < texts.length; first += 1) {
    for (let second = first + 1; second < texts.length; second += 1) {
      const [one, other] = [texts[first], texts[second]];
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Line boxes are higher than their letters.
      const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top) * 0.3;
      if (across <= 2 || down <= least) continue;
      const x = (Math.max(one.box.left, other.box.left) + Math.min(one.box.right, other.box.right)) / 2;
      const y = (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2;
      if (!isCovered(one.element, other.element, x, y)) {
        problems.push(`overlap: ${name(one.element)} and ${name(other.element)}`);
      }
    }
  }

  const targets = "a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab], [role=menuitem]";
  for (const element of all) {
    if (!element.matches(targets) || element.disabled || element.closest("[inert]")) continue;
    // A link within a sentence is as high as its line.
    if (element.localName === "a" && getComputedStyle(element).display === "inline") continue;
    // A control with a label can be tapped on both.
    const boxes = [element, ...(element.labels ?? [])].map((each) => each.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    if (right - left < LEAST_TARGET - 0.5 || bottom - top < LEAST_TARGET - 0.5) {
      problems.push(`small target: ${name(element)} ${Math.round(right - left)}×${Math.round(bottom - top)}`);
    }
  }
  return [...new Set(problems)];
}
