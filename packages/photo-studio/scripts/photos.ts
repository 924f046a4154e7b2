import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/**
 * Renders the negatives that are missing or whose models have changed, or those that are named, and files them:
 * `npm run photos [-- NAME…]`. It may be stopped at any time and goes on where it was. Needs Blender 3.4 or newer with numpy and OpenCV (Debian: blender,
 * python3-numpy, python3-opencv); `BLENDER` names another than the one on the path.
 */
const SAMPLES = 48
const here = fileURLToPath(new URL('..', import.meta.url))
const studio = path.join(here, 'studio')
const negatives = path.join(here, 'negatives')
const raw = path.join(here, '.raw')

const sources = (await readdir(studio, { recursive: true }))
  .filter((name) => name.endsWith('.py') && name !== 'list.py')
  .toSorted()
const shared = sources.filter((name) => !name.startsWith('models'))
const index = await readJson(path.join(negatives, 'negatives.json'))
const made = await readJson(path.join(negatives, 'made-from.json'))

await mkdir(raw, { recursive: true })
const listed = JSON.parse(await blender('list.py')) as Record<string, string>
const isNamed = process.argv.length > 2
const names = isNamed ? process.argv.slice(2) : Object.keys(listed).toSorted()
for (const name of names) {
  const source = listed[name]
  if (source === undefined) throw new Error(`There is no negative called ${name}`)
  const stamp = await hash(name, source)
  if (!isNamed && made[name] === stamp && index[name] !== undefined) continue
  const began = performance.now()
  await blender('render.py', raw, String(SAMPLES), name)
  await file(name)
  made[name] = stamp
  await writeJson('negatives.json', index)
  await writeJson('made-from.json', made)
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
await rm(raw, { recursive: true, force: true })

/** A negative is stale when its function or what all of them share has changed. */
async function hash(name: string, source: string): Promise<string> {
  const digest = createHash('sha256').update(name).update(source).update(String(SAMPLES))
  for (const file of shared) digest.update(await readFile(path.join(studio, file)))
  return digest.digest('hex').slice(0, 16)
}

/** Keeps the planes as one small grey picture. */
async function file(name: string): Promise<void> {
  const png = path.join(raw, `${name}.png`)
  const info = await readJson(path.join(raw, `${name}.json`))
  await sharp(png)
    .avif({ quality: 58, effort: 6, chromaSubsampling: '4:2:0' })
    .toFile(path.join(negatives, `${name}.avif`))
  index[name] = info
  await rm(png)
}

function blender(script: string, ...args: string[]): Promise<string> {
  const command = process.env['BLENDER'] ?? 'blender'
  const all = ['-b', '--python-exit-code', '1', '--python', path.join(studio, script), '--', ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, { stdio: ['ignore', 'pipe', 'pipe'] })
    let [out, failed] = ['', '']
    child.stdout.on('data', (text: Buffer) => (out += text.toString()))
    child.stderr.on('data', (text: Buffer) => (failed += text.toString()))
    child.on('error', (error) => reject(new Error(`Blender can't be started: ${error.message}`)))
    child.on('exit', (code) => {
      const answer = /^NEGATIVES (.*)$/m.exec(out)?.[1] ?? ''
      if (code === 0) resolve(answer)
      else reject(new Error(`Blender ended with ${code}:\n${failed}${out.slice(-2_000)}`))
    })
  })
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, unknown>
}

async function writeJson(name: string, value: Record<string, unknown>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const lines = Object.entries(sorted).map(
    ([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`,
  )
  await writeFile(path.join(negatives, name), `{\n${lines.join(',\n')}\n}\n`)
}
