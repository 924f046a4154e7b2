import { readdir, readFile } from 'node:fs/promises'
import { parseSync } from 'vite'
import { inProject } from './project.mjs'

const PACKAGES = ['shop-ui', 'storefront', 'ui']

/** Properties that shoppers read or hear. */
const READ =
  /^(?:aria-(?:label|description|roledescription)|alt|heading|hint|label|legend|placeholder|text|title)$/

/** Two words, or a word beside a value, as in `From ${price}`. Markup and CSS have other characters. */
const WORDS = /^[^=<>{}]*(?:\p{L}{2,} \p{L}{2,}|\p{L}{2,} …|… \p{L}{2,})[^=<>{}]*$/u

/** Texts, documentation and styles. Each policy in `routes/static` is translated as a whole. */
const NOT_CHECKED =
  /\.(?:stories|styles|test)\.tsx?$|\/(?:foundations|static|styles|testing|texts|themes|tokens)\//

const hasLetters = (text) => /\p{L}/u.test(text)

/** Fails when a component or a function has a text that belongs into its package's `texts` folder, or a screen has one that the content style rejects. */
export async function checkTexts() {
  const faults = []
  for (const file of await sourceFiles()) {
    const source = await readFile(inProject(file), 'utf8')
    for (const { start, text } of textsOf(parseSync(file, source, { lang: 'tsx' }).program, 'plain')) {
      const line = source.slice(0, start).split('\n').length
      faults.push(`${file}:${line} “${text.trim()}”: move it to the texts folder`)
    }
  }
  const outside = faults.length
  faults.push(...(await rejectedTexts()))
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  throw new Error(
    `${outside} texts are outside of the texts folders, ${faults.length - outside} are rejected by the content style`,
  )
}

/** Faults for texts that the guide rejects and that a screen or a message has: in any case, also inside a sentence. */
async function rejectedTexts() {
  const guide = await readFile(inProject('packages/ui/docs/ContentStyle.mdx'), 'utf8')
  const rejected = rejectedBy(guide)
  const files = await filesOf([...PACKAGES, 'contract', 'api'])
  const faults = await Promise.all(
    files
      .filter((file) => !/\.(?:stories|test)\.tsx?$|\/testing\//.test(file))
      .map(async (file) => {
        const source = (await readFile(inProject(file), 'utf8')).replaceAll("\\'", '’')
        return rejected
          .filter(({ pattern }) => pattern.test(source))
          .map(({ text }) => `${file} “${text}”: the content style rejects it`)
      }),
  )
  return faults.flat()
}

/** Rejected sentences of the guide's table. One or two words are a fault only as a whole text, such as the label of a button. */
function rejectedBy(guide) {
  const rows = guide.split('\n').filter((line) => /^\| (?!-|Situation)/.test(line))
  return rows
    .flatMap((row) => row.split('|')[3].split(/(?<=[.?!]) |, (?=[A-Z])/))
    .map((cell) => cell.trim())
    .filter((text) => text.length > 2)
    .map((text) => {
      const words = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/['’]/g, "['’]")
      const isShort = text.split(' ').length < 3
      return {
        text,
        pattern: isShort ? new RegExp(`['"\`>]${words}['"\`<]`) : new RegExp(`(?<!\\w)${words}(?!\\w)`, 'i'),
      }
    })
}

/** Texts below a node. Everything that is `read` is a text, `plain` strings are when they have several words, `technical` ones never. */
function* textsOf(node, place) {
  if (Array.isArray(node)) for (const item of node) yield* textsOf(item, place)
  if (typeof node?.type !== 'string') return
  const text = textOf(node)
  if (text !== undefined && (place === 'read' ? hasLetters(text) : place === 'plain' && WORDS.test(text)))
    yield { start: node.start, text }
  for (const [name, child] of Object.entries(node)) yield* textsOf(child, placeOf(node, name, place))
}

function textOf({ type, value, quasis }) {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) return value
  return type === 'TemplateLiteral' ? quasis.map((quasi) => quasi.value.cooked).join('…') : undefined
}

/** Place of the strings directly below a node. */
function placeOf({ type, name, key, operator }, part, place) {
  switch (type) {
    case 'JSXElement':
    case 'JSXFragment':
      return part === 'children' ? 'read' : 'plain'
    case 'JSXAttribute':
      return part === 'value' && READ.test(name.name) ? 'read' : 'technical'
    case 'Property':
      return part !== 'value' || key.name === 'Authorization'
        ? 'technical'
        : READ.test(key.name)
          ? 'read'
          : 'plain'
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return part === 'test' ? 'technical' : place
    case 'BinaryExpression':
      return operator === '+' ? place : 'technical'
    case 'ArrayExpression':
      return place === 'read' ? 'read' : 'plain'
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return place
    case 'CallExpression':
    case 'NewExpression':
    case 'MemberExpression':
    case 'TaggedTemplateExpression':
    case 'TSLiteralType':
      return 'technical'
    default:
      return 'plain'
  }
}

const sourceFiles = async () => (await filesOf(PACKAGES)).filter((file) => !NOT_CHECKED.test(file))

async function filesOf(packages) {
  const found = await Promise.all(
    packages.map(async (name) => {
      const files = await readdir(inProject('packages', name, 'src'), { recursive: true })
      return files.map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`)
    }),
  )
  return found.flat().filter((file) => /\.tsx?$/.test(file))
}
