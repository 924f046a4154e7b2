import { readFile } from 'node:fs/promises'
import { inProject } from './project.mjs'

const TABLE = 'docs/specification.md'
/** Reference to a test: its file, and the test's name or a part of it that the file contains. */
const TEST = /`([^`\s]+\.(?:test\.tsx?|stories\.tsx|spec\.ts))` › “([^”]+)”/g

export async function checkSpecCoverage() {
  const rows = (await readFile(inProject(TABLE), 'utf8'))
    .split('\n')
    .filter((line) => /^\| (?!-|§|Part)/.test(line))
  const sources = new Map()
  const read = async (file) => {
    if (!sources.has(file))
      sources.set(
        file,
        readFile(inProject(file), 'utf8').catch(() => undefined),
      )
    return sources.get(file)
  }
  const faults = []
  for (const row of rows) {
    const tests = [...row.matchAll(TEST)]
    if (tests.length === 0) faults.push(`No test is named in: ${row}`)
    for (const [, file, name] of tests) {
      const source = await read(file)
      if (source === undefined) faults.push(`${file} is not there`)
      else if (!source.includes(name)) faults.push(`${file} has no test called “${name}”`)
    }
  }
  if (rows.length === 0) faults.push(`${TABLE} has no rows`)
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  throw new Error(`${TABLE}: ${faults.length} of ${rows.length} rows can't be proved`)
}
