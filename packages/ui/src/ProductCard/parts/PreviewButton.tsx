import { glimpseOf } from '../../lib/combinations.ts'
import { resolveOptionControl, type OptionGroup, type Variant } from '../../lib/resolveOptionControl.ts'
import { Swatch } from '../../Swatch/Swatch.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../../texts/cardTexts.ts'

const SWATCHES_SHOWN = 3

interface PreviewButtonProps {
  group: OptionGroup
  picked: Variant | null
  productTitle: string
  onClick: () => void
  /** Called on pointer or focus intent: a click may follow. */
  onIntent: () => void
}

/** Preview of the options, or the name of the picked one, and the button "Preview {option group}" that opens the picker. */
export function PreviewButton({ group, picked, productTitle, onClick, onIntent }: PreviewButtonProps) {
  const texts = useTexts(cardTexts, 'ProductCard')
  const glimpse = glimpseOf(group)
  const isSwatch = resolveOptionControl(glimpse) === 'swatch'
  const isShown = ({ name }: Variant) => picked !== null && (picked.values ?? [picked.name]).includes(name)
  const options = picked === null ? glimpse.variants : glimpse.variants.filter(isShown)
  const shown = isSwatch ? options.slice(0, SWATCHES_SHOWN) : []
  const rest = options.length - shown.length
  const hasMore = isSwatch && picked === null && rest > 0
  return (
    <button
      type="button"
      data-part="preview"
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span
        data-part="dots"
        data-more={hasMore ? `+${rest}` : undefined}
        data-more-on-phone={hasMore ? `+${rest + 1}` : undefined}
        aria-hidden="true"
      >
        {shown.map((variant) => (
          <Swatch key={variant.id} color={variant.colorCode} isSoldOut={variant.quantity === 0} />
        ))}
        {picked?.name ?? (isSwatch ? null : texts.options(rest, glimpse.name))}
      </span>
      <span>
        {texts.preview(group.name)}
        <VisuallyHidden>
          {texts.previewOf(picked === null ? productTitle : `${productTitle}, ${picked.name}`)}
        </VisuallyHidden>
      </span>
    </button>
  )
}
