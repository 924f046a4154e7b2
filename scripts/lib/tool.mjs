import path from 'node:path'
import { inProject } from './project.mjs'
import { run } from './run.mjs'

/**
 * Runs the command of an installed package. `pnpm exec` does the same and takes two seconds of a core.
 * @param {string} name
 * @param {string[]} args
 * @param {{ folder?: string, env?: NodeJS.ProcessEnv, loud?: boolean }} [options] `folder` has the package, relative to the project's root
 */
export const tool = (name, args, { folder = '', ...options } = {}) =>
  run(path.join('node_modules', '.bin', name), args, { cwd: inProject(folder), ...options })
