import path from 'node:path'

/** A path inside of the project. */
export function inProject(...parts: string[]): string {
  return path.resolve(import.meta.dirname, '../../..', ...parts)
}
