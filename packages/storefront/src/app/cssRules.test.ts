import { expect, test } from 'vitest'
import { parseRules, rulesFor, shownBy } from './cssRules.ts'

const shown = shownBy(
  '<details class="a0" data-size="m" aria-current="page"><p class="b0" data-part="title" data-tone="a">2</p><svg/><button class="c0" disabled=""><i data-part="icon" aria-pressed="true"></i></details>',
)
const kept = (css: string) => rulesFor(parseRules(css), shown)

test.each([
  '.a0{color:red}',
  '.a0 svg{fill:none}',
  '.a0>*+*{top:0}',
  ".a0>:where([data-part='title']) svg:first-child{color:red}",
  ".a0>:where([data-part='icon'])[aria-pressed='true']{color:red}",
  ".a0:has(> [data-part='aside']){color:red}",
  '.a0:hover,.b0{color:red}',
  '@media (scripting:none),(max-width:999px){.a0{color:red}}',
  '.a0 p:not(:hover,:disabled){color:red}',
  '.c0:disabled{color:red}',
  '.a0[data-size="m"] .b0{color:red}',
  ".a0[aria-current='page']{color:red}",
  ".a0[data-size='l'],.b0{color:red}",
  ".a0:not([data-size='l']){color:red}",
  ".a0:is([data-size='l'],[data-size='s']){color:red}",
  "[data-cart='empty'] .a0{display:none}",
  ":root:not([data-cart='empty']) .a0{display:none}",
  'details[open]>.a0{color:red}',
  'html:not([data-restored]) .a0>*{color:red}',
  'body:has(.b0) .a0{color:red}',
  '@keyframes turn{to{rotate:1turn}}',
  '@supports (width:1svh){@media print{.a0{width:1svh}}}',
])('keeps %s', (css) => {
  expect(kept(css)).toBe(css)
})

test.each([
  ".a0[data-size='l']{color:red}",
  ".b0[data-size='m']{color:red}",
  ".a0[aria-current='true'] svg{color:red}",
  ".a0>:where([data-part='title'])[aria-pressed='true']::after{color:red}",
  ".a0>[data-part='title'][aria-current='page']{color:red}",
  '.a0:hover{color:red}',
  '.a0:active>svg{color:red}',
  '.a0:focus-visible{color:red}',
  '.a0:focus-within>svg,.b0:focus{color:red}',
  '.a0:disabled{color:red}',
  '@media (hover:hover){.a0:hover{color:red}}',
  '.a0 .d0{color:red}',
  '.a0 th,.a0 td{color:red}',
  ".a0>:where([data-part='aside']) svg{color:red}",
  ".a0>[data-part='aside']{color:red}",
  "@media print{.a0[data-size='l']{color:red}}",
  '@media (forced-colors:active){.a0{color:red}}',
  '@media (scripting:none){.a0{color:red}}',
])('leaves %s out', (css) => {
  expect(kept(css)).toBe('')
})

test('keeps the rules around one that it leaves out', () => {
  expect(kept(".a0{top:0}.d0{top:1px}@media print{.b0{top:2px}.b0[data-size='l']{top:3px}}")).toBe(
    '.a0{top:0}@media print{.b0{top:2px}}',
  )
})

test('leaves out of rules what is seen when a shopper acts', () => {
  expect(kept('.a0{transition:color 1s,top 2s;top:0;cursor:pointer}.b0{left:0;transition:left 1s}')).toBe(
    '.a0{top:0}.b0{left:0}',
  )
})
