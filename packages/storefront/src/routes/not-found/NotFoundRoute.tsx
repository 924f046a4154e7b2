import { NotFound } from './NotFound.tsx'

/** Catch-all route. The server answers it with status 404. */
export function Component() {
  return <NotFound />
}
