/** Paths of the API, pictures and files: programs request them and read problem details. */
const FOR_PROGRAMS =
  /^\/(?:api|media|assets)(?:\/|$)|\.(?:xml|txt|js|css|json|ico|svg|png|woff2|webmanifest)$/

/** True when an address is a page that a person opens. */
export function isForPeople(url: string): boolean {
  return !FOR_PROGRAMS.test(url.split('?', 1)[0] ?? '')
}
