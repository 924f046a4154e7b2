import { readdir, readFile } from 'node:fs/promises'
import { inProject } from './project.mjs'

/** Properties that take a token, with other allowed values. */
const RULES = [
  { of: /^font-weight$/, refused: /\d/, instead: 'theme.weight' },
  { of: /^line-height$/, refused: /\d/, instead: 'theme.leading' },
  { of: /^letter-spacing$/, refused: /\d/, instead: 'theme.tracking' },
  {
    of: /^(?:row-|column-)?gap$|^(?:padding|margin)/,
    refused: /(?<![\w.])(?:0\.25|0\.5|0\.75|1|1\.5|2\.5|4)rem/,
    instead: 'theme.space',
  },
  { of: /^font-size$/, refused: /(?<![\w.])(?:0\.75|0\.875|1|1\.125|1\.25)rem/, instead: 'theme.type' },
  { of: /^border-radius$/, refused: /rem/, instead: 'theme.radius' },
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

const DECLARATION = /^\s*([a-z-]+):\s*([^;{]+);/gm

/** Fails when a style has a raw value where there is a token for it, or a side that can't be mirrored. */
export async function checkStyles() {
  const faults = []
  const files = await styleFiles()
  for (const file of files) {
    const text = await readFile(inProject(file), 'utf8')
    for (const [whole, property, value] of text.matchAll(DECLARATION)) {
      const raw = value.replaceAll(/\$\{[^}]*\}|clamp\([^)]*\)/g, '')
      const rule = rulesOf(file).find(
        ({ of, refused, isWhole }) => of.test(property) && refused.test(isWhole ? value : raw),
      )
      if (rule === undefined) continue
      const line = text.slice(0, text.indexOf(whole)).split('\n').length
      faults.push(`${file}:${line} “${property}: ${value}”: use ${rule.instead}`)
    }
  }
  if (files.length === 0) faults.push('There are no styles')
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  throw new Error(`${faults.length} styles have a raw value where there is a token, or a physical side`)
}

async function styleFiles() {
  const found = await Promise.all(
    ['ui', 'shop-ui', 'storefront'].map(async (name) =>
      (await readdir(inProject('packages', name, 'src'), { recursive: true })).map(
        (file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`,
      ),
    ),
  )
  return found.flat().filter((file) => file.endsWith('.styles.ts'))
}
