import { readdir, readFile } from 'node:fs/promises'
import { inProject } from './project.mjs'

const FOLDER = 'packages/ui/src'
const PARTS = ['When to use', 'When not to use', 'Anatomy', 'Keyboard', 'Accessibility']

/** Fails when a component has no complete guide, or no page in Storybook that shows it. */
export async function checkGuides() {
  const entries = await readdir(inProject(FOLDER), { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name)
  const faults = (await Promise.all(names.map(faultOf))).filter((fault) => fault !== undefined)
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  throw new Error(`${faults.length} guides of components are missing or incomplete`)
}

async function faultOf(name) {
  const stories = await readFile(inProject(FOLDER, name, `${name}.stories.tsx`), 'utf8').catch(() => '')
  if (!new RegExp(`title: '\\w+/${name}'`).test(stories)) {
    return `${FOLDER}/${name} has no stories called ${name}, so Storybook does not show its guide.`
  }
  const file = `${FOLDER}/${name}/${name}.md`
  const guide = await readFile(inProject(file), 'utf8').catch(() => undefined)
  if (guide === undefined) return `${file} is missing. Copy the one of Badge.`
  const parts = guide
    .split(/^## /m)
    .slice(1)
    .map((part) => part.trim().split('\n\n'))
  const isComplete =
    parts.map(([title]) => title).join() === PARTS.join() && parts.every(([, text]) => text !== undefined)
  return isComplete ? undefined : `${file} needs these parts, each with a text: ${PARTS.join(', ')}.`
}
