/** Paths of the API, pictures and files: programs request them and read problem details. */
const FOR_PROGRAMS =
  /^\/(?:api|media|assets)(?:\/|$)|\.(?:xml|txt|js|css|json|ico|svg|png|woff2|webmanifest)$/

export function isForPeople(url: string): boolean {
  return !FOR_PROGRAMS.test(url.split('?', 1)[0] ?? '')
}
