import type { SearchSources } from '../SearchEngine.ts'

type Read<Result> = (sources: SearchSources, text: string) => Promise<Result>

/** The same, but reads each text once for a request: suggestions need what a text means for several decisions. */
export function perRequest<Result>(read: Read<Result>): Read<Result> {
  const known = new WeakMap<SearchSources, Map<string, Promise<Result>>>()
  return (sources, text) => {
    const ofRequest = known.get(sources) ?? new Map<string, Promise<Result>>()
    known.set(sources, ofRequest)
    const result = ofRequest.get(text) ?? read(sources, text)
    ofRequest.set(text, result)
    return result
  }
}
