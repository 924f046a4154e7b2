import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const studio = path.join(root, 'studio')

export function blender(script: string, ...args: string[]): Promise<string> {
  const command = process.env['BLENDER'] ?? 'blender'
  const all = ['-b', '--python-exit-code', '1', '--python', path.join(studio, script), '--', ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, { stdio: ['ignore', 'pipe', 'pipe'] })
    let [out, failed] = ['', '']
    child.stdout.on('data', (text: Buffer) => (out += text.toString()))
    child.stderr.on('data', (text: Buffer) => (failed += text.toString()))
    child.on('error', (error) => reject(new Error(`Blender can't be started: ${error.message}`)))
    child.on('exit', (code) => {
      if (code === 0) resolve(out)
      else reject(new Error(`Blender ended with ${code}:\n${failed}${out.slice(-2_000)}`))
    })
  })
}
