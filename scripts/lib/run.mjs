import { spawn } from 'node:child_process'
import { root } from './project.mjs'

const TAIL_LINES = 40

/**
 * Runs a program in the project's root. Its output is printed only when it fails, unless `loud`.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, loud?: boolean, cwd?: string }} [options]
 * @returns {Promise<string>} its output
 */
export function run(program, args, { env, loud = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const output = []
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (chunk) => {
        output.push(chunk)
        if (loud) out.write(chunk)
      })
    }
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      const text = Buffer.concat(output).toString()
      if (code === 0) return resolve(text)
      const tail = loud ? '' : `\n${text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n')}`
      const error = new Error(`${program} ${args.join(' ')} ended with ${signal ?? code}.${tail}`)
      reject(Object.assign(error, { output: text }))
    })
  })
}
