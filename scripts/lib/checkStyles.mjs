import { readdir, readFile } from 'node:fs/promises'
import { inProject } from './project.mjs'

/** Of the spaces and sizes of text: `em` is a part of the text, and a multiple of a token follows a theme. */
const LENGTH = /\d(?:rem|px)\b/

/** Properties that take a token. Geometry of one component (a column, a mark, a line) has lengths of its own. */
const RULES = [
  { of: /^font-weight$/, refused: /\d/, instead: 'theme.weight' },
  { of: /^line-height$/, refused: /\d/, instead: 'theme.leading' },
  { of: /^letter-spacing$/, refused: /\d/, instead: 'theme.tracking' },
  {
    of: /^(?:row-|column-)?gap$|^(?:padding|margin)/,
    refused: LENGTH,
    instead: 'theme.space',
  },
  { of: /^font-size$/, refused: LENGTH, instead: 'theme.type' },
  { of: /^border-radius$/, refused: LENGTH, instead: 'theme.radius' },
  {
    of: /^(?:min-(?:width|height)|max-width)$/,
    refused: /(?<![\w.])(?:2\.25|2\.75|36|42|105)rem/,
    instead: 'theme.size',
  },
  {
    of: /color$|^background$|^border$|^box-shadow$|^fill$/,
    refused: /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(/i,
    instead: 'theme.color',
  },
]

/** Sides that languages from right to left mirror. */
const PHYSICAL = [
  { of: /^(?:(?:padding|margin|border)-)?(?:left|right)$/, refused: /./ },
  // Four lengths, of which the second and the last differ.
  { of: /^(?:padding|margin|inset)$/, refused: /^\S+ (\S+) \S+ (?!\1$)\S+$/ },
].map((rule) => ({ ...rule, isWhole: true, instead: 'the inline side, such as padding-inline-start' }))

/** Other shops may write from right to left. Ours does not. */
const rulesOf = (file) => (file.startsWith('packages/ui/') ? [...RULES, ...PHYSICAL] : RULES)

const DECLARATION = /^\s*([a-z-]+):\s*((?:\$\{[^}]*\}|[^;{}])+);/gm
const INLINE_STYLE = /style=\{\{(?:\$\{[^}]*\}|[^}])*\}\}/g
const INLINE_DECLARATION = /(\w+):\s*(?:['"`]([^'"`]*)['"`]|(-?[\d.]+))/g

/** Fails when a style has a raw value where there is a token for it, or a side that can't be mirrored. */
export async function checkStyles() {
  const faults = []
  const files = await styleFiles()
  for (const file of files) {
    const text = await readFile(inProject(file), 'utf8')
    for (const { at, property, value } of declarationsIn(text)) {
      const raw = value.replaceAll(/\$\{[^}]*\}/g, '')
      const rule = rulesOf(file).find(
        ({ of, refused, isWhole }) => of.test(property) && refused.test(isWhole ? value : raw),
      )
      if (rule === undefined) continue
      const line = text.slice(0, at).split('\n').length
      faults.push(`${file}:${line} “${property}: ${value}”: use ${rule.instead}`)
    }
  }
  if (files.length === 0) faults.push('There are no styles')
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  throw new Error(`${faults.length} styles have a raw value where there is a token, or a physical side`)
}

/** Declarations of style sheets, and those of `style={{ … }}`, whose numbers are pixels. */
function* declarationsIn(text) {
  for (const { index, 1: property, 2: value } of text.matchAll(DECLARATION)) {
    // A function is one length.
    const lengths = value.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, (inside) => inside.replaceAll(' ', ''))
    yield { at: index + 1, property, value: lengths }
  }
  for (const { index, 0: style } of text.matchAll(INLINE_STYLE)) {
    for (const [, name, value, number] of style.matchAll(INLINE_DECLARATION)) {
      const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      yield { at: index, property, value: value ?? (number === '0' ? '0' : `${number}px`) }
    }
  }
}

async function styleFiles() {
  const found = await Promise.all(
    ['ui', 'shop-ui', 'storefront'].map(async (name) =>
      (await readdir(inProject('packages', name, 'src'), { recursive: true })).map(
        (file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`,
      ),
    ),
  )
  return found.flat().filter((file) => /\.styles\.ts$|(?<!\.test)\.tsx$/.test(file))
}
