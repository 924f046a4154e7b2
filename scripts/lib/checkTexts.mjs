import { readdir, readFile } from 'node:fs/promises'
import { parseSync } from 'vite'
import { inProject } from './project.mjs'

const PACKAGES = ['shop-ui', 'storefront', 'ui']

/** Properties that shoppers read or hear. */
const READ =
  /^(?:aria-(?:label|description|roledescription)|alt|heading|hint|label|legend|placeholder|title)$/

/** Documentation and tests. Each policy in `routes/static` is translated as a whole. */
const NOT_SHOWN = /\.(?:stories|test)\.tsx$|\/(?:testing|foundations|static)\//

const hasLetters = (text) => /\p{L}/u.test(text)

/** Fails when a component has a text that belongs into its package's `texts` folder. */
export async function checkTexts() {
  const faults = []
  for (const file of await componentFiles()) {
    const source = await readFile(inProject(file), 'utf8')
    for (const { start, text } of textsOf(parseSync(file, source, { lang: 'tsx' }).program)) {
      const line = source.slice(0, start).split('\n').length
      faults.push(`${file}:${line} “${text.trim()}”: move it to the texts folder`)
    }
  }
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  throw new Error(`${faults.length} texts are in components`)
}

/** Texts below a node; `isRead` is true where a string reaches the shopper. */
function* textsOf(node, isRead = false) {
  if (Array.isArray(node)) for (const item of node) yield* textsOf(item, isRead)
  if (typeof node?.type !== 'string') return
  const { type, start } = node
  if (type === 'JSXText' && hasLetters(node.value)) yield { start, text: node.value }
  if (type === 'Literal' && isRead && hasLetters(String(node.value)))
    yield { start, text: String(node.value) }
  if (type === 'TemplateLiteral' && isRead) {
    const text = node.quasis.map(({ value }) => value.cooked).join('…')
    if (hasLetters(text)) yield { start, text }
  }
  for (const [name, child] of Object.entries(node)) yield* textsOf(child, reaches(node, name, isRead))
}

/** True when a string in this place of the node is shown as it is. */
function reaches({ type, name }, place, isRead) {
  if (type === 'JSXElement' || type === 'JSXFragment') return place === 'children'
  if (type === 'JSXAttribute') return place === 'value' && READ.test(name.name)
  if (type === 'ConditionalExpression' || type === 'LogicalExpression') return isRead && place !== 'test'
  return isRead && (type === 'JSXExpressionContainer' || type === 'ParenthesizedExpression')
}

async function componentFiles() {
  const found = await Promise.all(
    PACKAGES.map(async (name) => {
      const files = await readdir(inProject('packages', name, 'src'), { recursive: true })
      return files.map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`)
    }),
  )
  return found.flat().filter((file) => file.endsWith('.tsx') && !NOT_SHOWN.test(file))
}
