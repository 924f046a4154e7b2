import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A path inside of the project. */
export const inProject = (...parts) => path.join(root, ...parts)
