import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inProject } from './project.mjs'

const FOLDERS = ['packages/ui/src', 'packages/shop-ui/src']
const HANDLES_EVENTS = /\bon(?!Load|Error)[A-Z]\w*=\{|<(?:Button|IconButton|S\.(?:Input|TextArea|Select))\b/
const POINTER =
  /userEvent\.(?:click|dblClick|hover|pointer|selectOptions|upload)|fireEvent\.(?:click|pointer\w*)/
const KEYBOARD = /userEvent\.(?:keyboard|tab|type)/

/** Fails when a component handles events and no story uses it with the pointer, or none with the keyboard. */
export async function checkInteractions() {
  const faults = (await Promise.all(FOLDERS.map(faultsIn))).flat()
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  throw new Error(`${faults.length} components lack a story with the pointer or the keyboard`)
}

async function faultsIn(folder) {
  const files = await readdir(inProject(folder), { recursive: true })
  const names = [...new Set(files.map((file) => file.split(path.sep)[0]))].filter((name) =>
    /^[A-Z]/.test(name),
  )
  const textOf = async (own) => {
    const texts = own.map((file) => readFile(inProject(folder, file), 'utf8'))
    return (await Promise.all(texts)).join('\n')
  }
  const found = await Promise.all(
    names.map(async (name) => {
      const own = files.filter((file) => file.startsWith(`${name}${path.sep}`) && file.endsWith('.tsx'))
      const isStory = (file) => file.endsWith('.stories.tsx')
      const code = await textOf(own.filter((file) => !isStory(file) && !file.endsWith('.test.tsx')))
      if (!HANDLES_EVENTS.test(code)) return []
      const stories = await textOf(own.filter(isStory))
      return [
        !POINTER.test(stories) && `${folder}/${name}: no story uses it with the pointer`,
        !KEYBOARD.test(stories) && `${folder}/${name}: no story uses it with the keyboard`,
      ].filter(Boolean)
    }),
  )
  return found.flat()
}
