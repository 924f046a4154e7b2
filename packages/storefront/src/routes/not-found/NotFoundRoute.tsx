import { NotFound } from './NotFound.tsx'

/** Every address that no other route knows. The server answers it with status 404. */
export function Component() {
  return <NotFound />
}
