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

/** Fails when a component or a function has a text that belongs into its package's `texts` folder. */
export async function checkTexts() {
  const faults = []
  for (const file of await sourceFiles()) {
    const source = await readFile(inProject(file), 'utf8')
    for (const { start, text } of textsOf(parseSync(file, source, { lang: 'tsx' }).program, 'plain')) {
      const line = source.slice(0, start).split('\n').length
      faults.push(`${file}:${line} “${text.trim()}”: move it to the texts folder`)
    }
  }
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  throw new Error(`${faults.length} texts are outside of the texts folders`)
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

async function sourceFiles() {
  const found = await Promise.all(
    PACKAGES.map(async (name) => {
      const files = await readdir(inProject('packages', name, 'src'), { recursive: true })
      return files.map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`)
    }),
  )
  return found.flat().filter((file) => /\.tsx?$/.test(file) && !NOT_CHECKED.test(file))
}
