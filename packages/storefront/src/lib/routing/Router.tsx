import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import type { History, Location, NavigateOptions, Visit } from './history.ts'

const HistoryContext = createContext<History | undefined>(undefined)
const VisitContext = createContext<Visit | undefined>(undefined)

export interface RouterProps {
  history: History
  children: ReactNode
}

/** Draws the page of a history's visit, and each later one in a transition: the old screen stays until the new one is ready. */
export function Router({ history, children }: RouterProps) {
  const [visit, setVisit] = useState(history.visit)
  useLayoutEffect(() => {
    const follow = (next: Visit) => startTransition(() => setVisit(next))
    follow(history.visit) // it may have gone on since it was first drawn
    return history.listen(follow)
  }, [history])
  return (
    <HistoryContext value={history}>
      <VisitContext value={visit}>{children}</VisitContext>
    </HistoryContext>
  )
}

function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (visit === undefined) throw new Error('There is no Router around this')
  return visit
}

export function useLocation(): Location {
  return useVisit().location
}

/** How the shopper came to this page. */
export function useNavigationType(): Visit['by'] {
  return useVisit().by
}

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Goes to an address of the shop; the function stays the same. */
export function useNavigate(): History['navigate'] {
  const history = useContext(HistoryContext)
  if (history === undefined) throw new Error('There is no Router around this')
  return history.navigate
}

export interface NavigateProps extends NavigateOptions {
  to: string
}

/** Goes on to another page as soon as it is drawn. */
export function Navigate({ to, replace = false, state }: NavigateProps) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
