import path from 'node:path'

export function inProject(...parts: string[]): string {
  return path.resolve(import.meta.dirname, '../../..', ...parts)
}
