/**
 * Handles a script that did not load. The shop may have been built anew since the page was opened, and has no scripts of this build any more:
 * the browser then loads the page of the new build, if the shopper has just pressed something and would lose nothing that was typed.
 */
export async function openNewBuild(error: unknown): Promise<never> {
  if (!navigator.userActivation.isActive || hasTyped() || !(await isReplaced())) throw error
  window.location.reload()
  return new Promise(() => undefined)
}

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input, textarea)',
  )
  return Array.from(fields).some(({ value, defaultValue }) => value !== defaultValue)
}

/** Whether the shop answers with a page that has other scripts. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(window.location.href)
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname)
  } catch {
    return false // no connection
  }
}
