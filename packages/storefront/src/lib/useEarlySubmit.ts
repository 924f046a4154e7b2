import { useEffect, type RefObject } from 'react'

/**
 * Tells the page's boot script that a form (`method="post"`) can be submitted. What was submitted before is submitted
 * again, so that an early press is neither lost nor sent by the browser, which would put a password on its way.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.dispatchEvent(new Event('shop:form-ready', { bubbles: true }))
  }, [form])
}
