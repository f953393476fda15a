"""The style sheet of a ladder's page: light and dark, for phones and desktops."""

from typing import Final

LOOK: Final = """
:root { color-scheme: light dark; --ground: #f6f4ef; --card: #fff; --ink: #1d1b26; --quiet: #5d596b; --rule: #e2ddd2;
  --mark: #4a3aa7; --soft: #c9c2ee; --more: #1f6fb5; --less: #c4621a; }
@media (prefers-color-scheme: dark) { :root { --ground: #14121c; --card: #1e1b29; --ink: #eeebf7; --quiet: #aaa4bd;
  --rule: #37324a; --mark: #b3a6ff; --soft: #4c4380; --more: #4aa3ef; --less: #f0924a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  -webkit-text-size-adjust: 100%; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 .5rem; font-size: clamp(1.5rem, 5vw, 2.1rem); line-height: 1.2; letter-spacing: -.01em; }
h2 { margin: 0 0 .25rem; font-size: 1.2rem; }
p { margin: 0 0 .75rem; }
section { margin-top: 1rem; padding: 1.1rem 1.1rem 1.2rem; background: var(--card); border: 1px solid var(--rule);
  border-radius: .8rem; }
section > p, header > p, footer { color: var(--quiet); font-size: .925rem; }
footer { margin-top: 1.25rem; }
code { display: block; padding: .6rem .75rem; background: var(--card); border: 1px solid var(--rule); color: var(--ink);
  border-radius: .5rem; font: .85rem/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace;
  overflow-wrap: anywhere; }
code span { display: inline-block; }
svg { display: block; overflow: visible; margin-top: .5rem; font-size: .925rem; fill: var(--ink); }
.label, .number { font-weight: 600; }
.number, .details, .tick, td { font-variant-numeric: tabular-nums; }
.details, .tick { fill: var(--quiet); font-size: .825rem; }
svg text { paint-order: stroke; stroke: var(--card); stroke-width: 5px; stroke-linejoin: round; }
.grid { stroke: var(--rule); }
.interval { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; opacity: .75; }
.dot { fill: var(--mark); stroke: var(--card); stroke-width: 2; }
.bar { fill: var(--soft); }
.even { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 3; }
.box { overflow-x: auto; margin: .5rem -.35rem 0; padding: 0 .35rem; }
.box:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; border-radius: .4rem; }
table { border-collapse: separate; border-spacing: 2px; width: 100%; }
caption { padding: 0 0 .4rem; text-align: start; color: var(--quiet); font-size: .85rem; }
th { padding: .35rem .5rem; font-size: .875rem; font-weight: 600; text-align: end; }
th[scope=row], thead :first-child { text-align: start; position: sticky; left: 0; background: var(--card); z-index: 1; }
td { padding: .45rem .5rem; text-align: end; white-space: nowrap; }
.times th { white-space: nowrap; }
.times td, .times tbody th { border-top: 1px solid var(--rule); }
.matrix { min-width: max-content; }
.matrix th[scope=col], .matrix td { text-align: center; }
.matrix tbody td { position: relative; z-index: 0; min-width: 5.25rem; border-radius: .35rem;
  background: var(--ground); }
.above::before, .below::before { content: ""; position: absolute; inset: 0; z-index: -1; border-radius: inherit;
  opacity: calc(.08 + var(--far) * .5); background: var(--more); }
.below::before { background: var(--less); }
.matrix td b { display: block; line-height: 1.3; }
.matrix td small { font-size: .78rem; }
.matrix td.self { color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; margin: .5rem 0 0; }
dt { font-weight: 600; }
dd { margin: 0; color: var(--quiet); }
@media (max-width: 26rem) { main { padding: 1rem .75rem 2rem; } section { padding: .9rem; } }
@media print { body { background: none; } section { break-inside: avoid; } }
"""
