import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** Side in px. */
  size?: number
}

function icon(shape: ReactNode) {
  return function Icon({ size = 20, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {shape}
      </svg>
    )
  }
}

const path = (d: string) => <path d={d} />

/* Each icon is a constant of its own, so that a page carries only those it draws. All are decorative. */
export const AlertIcon = /* @__PURE__ */ icon(path('M12 8v5m0 3.2v.1M12 3 2.6 19.5h18.8L12 3Z'))
export const ArrowLeftIcon = /* @__PURE__ */ icon(path('M19 12H5m6-6-6 6 6 6'))
export const ArrowRightIcon = /* @__PURE__ */ icon(path('M5 12h14m-6-6 6 6-6 6'))
export const ArrowUpRightIcon = /* @__PURE__ */ icon(path('M7 17 17 7M8.5 7H17v8.5'))
export const BagIcon = /* @__PURE__ */ icon(path('M5 8h14l1 12.5H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4'))
export const BoltIcon = /* @__PURE__ */ icon(path('M13 2.5 5 13.5h6l-1 8 8-11h-6l1-8Z'))
export const CheckIcon = /* @__PURE__ */ icon(path('m5 12.5 4.5 4.5L19 7.5'))
export const ChevronDownIcon = /* @__PURE__ */ icon(path('m6 9.5 6 6 6-6'))
export const ChevronRightIcon = /* @__PURE__ */ icon(path('m9.5 6 6 6-6 6'))
export const CloseIcon = /* @__PURE__ */ icon(path('m6 6 12 12M18 6 6 18'))
export const FilterIcon = /* @__PURE__ */ icon(path('M3 7h10m4 0h4M3 17h4m4 0h10M15 4.5v5m-6 5v5'))
export const HeartIcon = /* @__PURE__ */ icon(
  path(
    'M12 20s-8-4.9-8-10.6A4.4 4.4 0 0 1 8.4 5c1.5 0 2.8.8 3.6 2 .8-1.2 2.1-2 3.6-2A4.4 4.4 0 0 1 20 9.4C20 15.1 12 20 12 20Z',
  ),
)
export const MenuIcon = /* @__PURE__ */ icon(path('M3.5 7.5h17m-17 9h17'))
export const MinusIcon = /* @__PURE__ */ icon(path('M5.5 12h13'))
export const PauseIcon = /* @__PURE__ */ icon(path('M9 6v12m6-12v12'))
export const PlusIcon = /* @__PURE__ */ icon(path('M12 5.5v13M5.5 12h13'))
export const ReturnIcon = /* @__PURE__ */ icon(path('M4 9h10.5a5.5 5.5 0 0 1 0 11H8M8 5 4 9l4 4'))
export const SearchIcon = /* @__PURE__ */ icon(
  path('M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6Zm4.9-1.9L20.5 20.5'),
)
export const ShieldIcon = /* @__PURE__ */ icon(
  path('m8.8 12 2.2 2.2 4.2-4.4M12 3l7.5 2.6v5.6c0 4.6-3.1 8-7.5 9.8-4.4-1.8-7.5-5.2-7.5-9.8V5.6L12 3Z'),
)
export const StarIcon = /* @__PURE__ */ icon(
  <path
    d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8L12 3.2Z"
    fill="currentColor"
    stroke="none"
  />,
)
export const TagIcon = /* @__PURE__ */ icon(path('M8 8v.1M3.5 4.5v7.2l9 9 7.7-7.7-9-9-7.7.5Z'))
export const TrashIcon = /* @__PURE__ */ icon(path('M4 7h16M9.5 7V4h5v3M6 7l1 13h10l1-13m-8 4v5.5m4-5.5v5.5'))
export const TruckIcon = /* @__PURE__ */ icon(
  path(
    'M3 6h11v10H3V6Zm11 4h3.8l3.2 3v3h-7m-7 3a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  ),
)
export const UserIcon = /* @__PURE__ */ icon(
  path('M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.6-4 3.8-6 8-6s7.4 2 8 6'),
)
export const ZoomIcon = /* @__PURE__ */ icon(path('M14 4h6v6m0-6-7 7m-3 9H4v-6m0 6 7-7'))
