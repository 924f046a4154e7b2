import { useEffect, type RefObject } from 'react'

/** Tells the boot script that a form is ready. A submit from before hydration is replayed instead of being posted by the browser. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.dispatchEvent(new Event('shop:form-ready', { bubbles: true }))
  }, [form])
}
