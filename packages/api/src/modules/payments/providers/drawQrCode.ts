import qrcode from 'qrcode-generator'

/** Margin of light modules, without which phones do not find the code. */
const QUIET_ZONE = 4

/** QR code as the path of an SVG whose view box is `0 0 size size`. */
export function drawQrCode(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const indexes = Array.from({ length: count }, (_, index) => index)
  const path = indexes
    .flatMap((row) =>
      indexes
        .filter((column) => code.isDark(row, column))
        .map((column) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`),
    )
    .join('')
  return { size: count + 2 * QUIET_ZONE, path }
}
