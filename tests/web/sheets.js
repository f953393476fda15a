// Which loaded style rules could touch more than their layer, or their game, should.
(games) => {
  const [first] = document.styleSheets;
  const [order] = first?.cssRules ?? [];
  if (!(order instanceof CSSLayerStatementRule)) return ["the first rule of the page does not name the layers"];
  const layers = [...order.nameList];
  const faults = [];
  const tokens = new Set();

  const fileOf = (rule) => rule.parentStyleSheet.href?.split("/").pop();
  const complain = (rule, words) => faults.push(`${fileOf(rule)}: ${words}: ${rule.cssText.slice(0, 60).split("\n")[0]}`);
  const rulesOf = function* (sheet) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSImportRule) yield* rulesOf(rule.styleSheet);
      else yield rule;
    }
  };
  const all = () => [...document.styleSheets].flatMap((sheet) => [...rulesOf(sheet)]);

  const anyGame = new RegExp(`\\.(${games.join("|")})(?!\\w)`);
  const checkShared = (group) => {
    for (const rule of group.cssRules ?? []) {
      if (anyGame.test(rule.selectorText)) complain(rule, "a shared rule names a game");
      if (rule.selectorText === ":root") for (const name of rule.style) tokens.add(name);
      checkShared(rule);
    }
  };

  const checkGame = (layer) => {
    const roots = [...layer.cssRules].filter((rule) => rule instanceof CSSStyleRule);
    const game = roots[0]?.selectorText.slice(1);
    const isOwn = (name) => name === game || name.startsWith(`${game}-`);
    if (!games.includes(game)) return complain(layer, "not under the class of a game");
    for (const rule of layer.cssRules) {
      if (rule instanceof CSSStyleRule) {
        if (rule.selectorText !== `.${game}`) complain(rule, `not under .${game}`);
        checkDeclarations(rule, isOwn);
        checkInside(rule, isOwn);
      } else if (rule instanceof CSSKeyframesRule) {
        if (!isOwn(rule.name)) complain(rule, "keyframes without the name of the game");
      } else if (rule instanceof CSSPropertyRule) {
        if (!isOwn(rule.name.slice(2))) complain(rule, "a property without the name of the game");
      } else complain(rule, `not under .${game}`);
    }
  };
  const checkInside = (group, isOwn) => {
    for (const rule of group.cssRules) {
      if (rule instanceof CSSStyleRule) {
        if (!selectorsOf(rule).every(staysInside)) complain(rule, "reaches out of the game");
        checkDeclarations(rule, isOwn);
        checkInside(rule, isOwn);
      } else if (rule instanceof CSSNestedDeclarations) checkDeclarations(rule, isOwn);
      else if (rule instanceof CSSConditionRule) checkInside(rule, isOwn);
      else complain(rule, "not allowed in a game");
    }
  };
  const checkDeclarations = (rule, isOwn) => {
    for (const name of rule.style) {
      const value = rule.style.getPropertyValue(name);
      if (name.startsWith("--") && !isOwn(name.slice(2)) && !tokens.has(name)) {
        complain(rule, `${name} is neither a token nor named after the game`);
      }
      const isName = name === "container-name" || name === "view-transition-name";
      if (isName && value !== "none" && !value.split(" ").every(isOwn)) {
        complain(rule, `${name} without the name of the game`);
      }
    }
  };

  // The selectors of a nested rule, without what stands in parentheses, brackets and quotes.
  const selectorsOf = ({ selectorText }) => {
    let bare = selectorText.replaceAll(/"[^"]*"/g, "");
    for (let before = ""; before !== bare; ) {
      before = bare;
      bare = bare.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, (inner) => (inner.includes("&") ? " REFERS " : ""));
    }
    return bare.split(",").map((selector) => selector.trim());
  };
  // The game's root, or something below it: not its siblings, and nothing that is only compared with it.
  const staysInside = (selector) => {
    const below = /^[^&]*&[^\s>+~&]*(?<rest>[^&]*)$/.exec(selector)?.groups.rest;
    return below !== undefined && !selector.includes("REFERS") && !/^\s*[+~]/.test(below);
  };

  const isLayer = (rule, name) => rule instanceof CSSLayerBlockRule && rule.name === name;
  for (const rule of all()) {
    if (rule instanceof CSSFontFaceRule) continue;
    const names = rule instanceof CSSLayerStatementRule ? [...rule.nameList] : [rule.name];
    const isLayered = rule instanceof CSSLayerStatementRule || rule instanceof CSSLayerBlockRule;
    if (!isLayered || !names.every((name) => layers.includes(name))) complain(rule, "in no known layer");
    else if (rule instanceof CSSLayerBlockRule && rule.name !== "game") checkShared(rule);
  }
  for (const rule of all()) if (isLayer(rule, "game")) checkGame(rule);
  return faults;
};
