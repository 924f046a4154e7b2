/**
 * Tags of fibers that the shop never has: of Profiler, SuspenseList, ViewTransition, Activity and the document's html, head and body,
 * and those that React itself no longer makes.
 */
export const UNUSED_TAGS = new Set([12, 17, 19, 21, 23, 25, 27, 30, 31])
export const UNUSED_TYPES = /^REACT_(?:ACTIVITY|LEGACY_HIDDEN|PROFILER|SUSPENSE_LIST|VIEW_TRANSITION)_TYPE$/
/** Bit of a fiber's mode that it is within a ViewTransition. */
export const VIEW_TRANSITION_MODE = 32
/** Lanes of updates that may start a view transition. */
export const VIEW_TRANSITION_LANES = 335_544_064

/** Hooks and methods (of the object with `f`) that nothing in the shop calls: form actions, hints for resources, the compiler's memory. */
export const UNUSED_HOOKS = /^use(?:ActionState|CacheRefresh|FormState|HostTransitionStatus|MemoCache)$/
export const UNUSED_METHODS = /^[DCLmXSMr]$/
export const UNUSED_EXPORTS = new Set(
  `addTransitionType cache cacheSignal createRoot unstable_useCacheRefresh useActionState __COMPILER_RUNTIME preconnect prefetchDNS
  preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates useFormState useFormStatus unstable_forceFrameRate
  unstable_next unstable_runWithPriority unstable_wrapCallback`.split(/\s+/),
)

/** Bodies of functions that run for each page but have nothing to do without the unused features. */
export const BODIES: Record<string, string> = {
  accumulateSuspenseyCommitOnFiber: '',
  extractEvents$1: '', // of form actions
  getResource: `if (!/^(?:title|meta|link)$/.test(arguments[0]) || arguments[2].precedence != null) throw Error('Not in this build')
    return null`,
  getStackByFiberInDevAndProd: `return ''`,
  preloadResourceAndSuspendIfNeeded: '',
  waitForCommitToBeReady: 'return null',
}
/** Functions that only the unused features call. */
export const UNREACHED = new Set(
  `FragmentInstance commitNewChildToFragmentInstance deleteChildFromFragmentInstance acquireResource insertStylesheetIntoRoot
  setPropOnCustomElement startHostTransition startViewTransition TransitionAwareHostComponent
  commitAfterMutationEffectsOnFiber`.split(/\s+/),
)

/** React's list of attributes that have other names in documents. */
export const ATTRIBUTES = 'aliases'
/** Those of them that the shop and its packages mention. */
export const USED_ATTRIBUTES = new Set(
  `clipRule crossOrigin fillRule fontFamily fontSize fontWeight htmlFor pointerEvents shapeRendering strokeLinecap strokeLinejoin
  strokeWidth`.split(/\s+/),
)
/** Errors that React makes when it is loaded, and later throws to itself. */
export const SIGNALS = 'errors that are made at once'
/** Methods of a class component. The shop's only class has none of them. */
export const UNUSED_LIFECYCLE =
  /^(?:(?:UNSAFE_)?component(?:Did|Will)\w+|getSnapshotBeforeUpdate|shouldComponentUpdate)$/

export const isUnusedExport = (name: string) =>
  UNUSED_EXPORTS.has(name) || /^(?:Activity|Profiler|SuspenseList|ViewTransition)$/.test(name)
