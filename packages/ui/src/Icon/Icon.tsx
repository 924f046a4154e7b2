import { icon } from './makeIcon.tsx'

export type { IconProps } from './makeIcon.tsx'

/* One constant per icon keeps unused icons out of the bundle. All icons are decorative. */
export const AlertIcon = /* @__PURE__ */ icon('M12 8v5m0 3.2v.1M12 3 2.6 19.5h18.8L12 3Z')
export const ArrowLeftIcon = /* @__PURE__ */ icon('M19 12H5m6-6-6 6 6 6', true)
export const ArrowRightIcon = /* @__PURE__ */ icon('M5 12h14m-6-6 6 6-6 6', true)
export const ArrowUpRightIcon = /* @__PURE__ */ icon('M7 17 17 7M8.5 7H17v8.5')
export const BagIcon = /* @__PURE__ */ icon('M5 8h14l1 12.5H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4')
export const BankIcon = /* @__PURE__ */ icon(
  'M3.5 9.5 12 4l8.5 5.5h-17ZM6 12.5v5m4-5v5m4-5v5m4-5v5M3.5 20h17',
)
export const BellIcon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2Zm4 4.5h4')
export const BoltIcon = /* @__PURE__ */ icon('M13 2.5 5 13.5h6l-1 8 8-11h-6l1-8Z')
export const CalendarIcon = /* @__PURE__ */ icon('M4 6h16v14H4V6Zm0 4.5h16M8 3.5V7m8-3.5V7')
export const CashIcon = /* @__PURE__ */ icon(
  'M3 6.5h18v11H3v-11Zm9 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 12v.1m11-.1v.1',
)
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5')
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6')
export const ChevronLeftIcon = /* @__PURE__ */ icon('m14.5 6-6 6 6 6', true)
export const ChevronRightIcon = /* @__PURE__ */ icon('m9.5 6 6 6-6 6', true)
export const ChevronUpIcon = /* @__PURE__ */ icon('m6 14.5 6-6 6 6')
export const ClockIcon = /* @__PURE__ */ icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2')
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18')
export const CopyIcon = /* @__PURE__ */ icon('M9 9h11v11H9V9Zm-3 6H4V4h11v2')
export const CreditCardIcon = /* @__PURE__ */ icon('M3 6h18v12.5H3V6Zm0 4h18M6.5 15h4')
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 20h15')
export const EditIcon = /* @__PURE__ */ icon('m4 20 .8-4L16 4.8l3.2 3.2L8 19.2 4 20Zm9.5-12.7 3.2 3.2')
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M4 4.5 20 20M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.6M6.3 8.2A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.3 0 2.5-.3 3.6-.8M10 10.2a2.8 2.8 0 0 0 3.8 3.9',
)
export const FilterIcon = /* @__PURE__ */ icon('M3 7h10m4 0h4M3 17h4m4 0h10M15 4.5v5m-6 5v5')
export const GiftIcon = /* @__PURE__ */ icon(
  'M4 12h16v8.5H4V12Zm-1-4h18v4H3V8Zm9 0v12.5M12 8S10.5 3.5 8 3.5 6 8 8 8h4Zm0 0s1.5-4.5 4-4.5S18 8 16 8h-4Z',
)
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20s-8-4.9-8-10.6A4.4 4.4 0 0 1 8.4 5c1.5 0 2.8.8 3.6 2 .8-1.2 2.1-2 3.6-2A4.4 4.4 0 0 1 20 9.4C20 15.1 12 20 12 20Z',
)
export const HomeIcon = /* @__PURE__ */ icon('M4 11 12 4l8 7v9h-5.5v-5.5h-5V20H4v-9Z')
export const InfoIcon = /* @__PURE__ */ icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5m0-8.7v.1',
)
export const LockIcon = /* @__PURE__ */ icon('M5.5 11h13v9.5h-13V11Zm3 0V8a3.5 3.5 0 0 1 7 0v3')
export const LogOutIcon = /* @__PURE__ */ icon('M14 4H5v16h9m2-12 4 4-4 4m4-4H10')
export const MailIcon = /* @__PURE__ */ icon('M3 5.5h18v13H3v-13Zm0 1.5 9 6.5L21 7')
export const MapPinIcon = /* @__PURE__ */ icon(
  'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const MenuIcon = /* @__PURE__ */ icon('M3.5 7.5h17m-17 9h17')
export const MinusIcon = /* @__PURE__ */ icon('M5.5 12h13')
export const MoreIcon = /* @__PURE__ */ icon('M12 5.5v.1m0 6.4v.1m0 6.4v.1')
export const PackageIcon = /* @__PURE__ */ icon('m12 3 8 4v10l-8 4-8-4V7l8-4Zm-8 4 8 4 8-4m-8 4v10M8 5l8 4')
export const PauseIcon = /* @__PURE__ */ icon('M9 6v12m6-12v12')
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 4h4l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v4c0 .6-.4 1-1 1A15 15 0 0 1 4 5c0-.6.4-1 1-1Z',
)
export const PlayIcon = /* @__PURE__ */ icon('M8 5.5v13l10.5-6.5L8 5.5Z')
export const PlusIcon = /* @__PURE__ */ icon('M12 5.5v13M5.5 12h13')
export const ReceiptIcon = /* @__PURE__ */ icon('M5.5 3h13v18l-3.2-2-3.3 2-3.3-2-3.2 2V3ZM9 8h6m-6 4h6')
export const RefreshIcon = /* @__PURE__ */ icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4')
export const ReturnIcon = /* @__PURE__ */ icon('M4 9h10.5a5.5 5.5 0 0 1 0 11H8M8 5 4 9l4 4')
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6Zm4.9-1.9L20.5 20.5',
)
export const ShareIcon = /* @__PURE__ */ icon('M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8')
export const ShieldIcon = /* @__PURE__ */ icon(
  'm8.8 12 2.2 2.2 4.2-4.4M12 3l7.5 2.6v5.6c0 4.6-3.1 8-7.5 9.8-4.4-1.8-7.5-5.2-7.5-9.8V5.6L12 3Z',
)
export const SmartphoneIcon = /* @__PURE__ */ icon('M7 2.5h10v19H7v-19Zm3.5 16h3')
export const StarIcon = /* @__PURE__ */ icon(
  'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8L12 3.2Z',
  false,
  { fill: 'currentColor', stroke: 'none' },
)
export const TagIcon = /* @__PURE__ */ icon('M8 8v.1M3.5 4.5v7.2l9 9 7.7-7.7-9-9-7.7.5Z')
export const TruckIcon = /* @__PURE__ */ icon(
  'M3 6h11v10H3V6Zm11 4h3.8l3.2 3v3h-7m-7 3a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
)
export const UserIcon = /* @__PURE__ */ icon(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.6-4 3.8-6 8-6s7.4 2 8 6',
)
export const WalletIcon = /* @__PURE__ */ icon(
  'M4 7.5V18c0 1 .8 2 2 2h14V9H5.5C4.7 9 4 8.3 4 7.5S4.7 6 5.5 6H18v3m-1.5 5.5h.1',
)
export const ZoomIcon = /* @__PURE__ */ icon('M14 4h6v6m0-6-7 7m-3 9H4v-6m0 6 7-7')
