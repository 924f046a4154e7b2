import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from './blender.ts'
import { renderNegatives } from './renderNegatives.ts'
import { renderScenes } from './renderScenes.ts'

// `npm run photos [-- NAME…]` renders the named negatives, or all that are missing or stale. Needs Blender 3.4 or newer
// with numpy and OpenCV (Debian: blender python3-numpy python3-opencv).
const named = process.argv.slice(2)
const raw = path.join(root, '.raw')
await mkdir(raw, { recursive: true })
await renderNegatives(raw, named)
if (named.length === 0) await renderScenes(raw)
await rm(raw, { recursive: true, force: true })
