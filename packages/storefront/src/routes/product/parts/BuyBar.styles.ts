import { Picture } from '@shop/ui/Picture'
import { StickyBar } from '@shop/ui/StickyBar'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** At the end of the page, its own height keeps the last section apart from the footer. */
export const Root = styled(StickyBar)`
  margin-top: calc(${theme.space.m} - ${theme.space.section});
`

/** Widest bar without room for a picture beside the price and the button. */
const cramped = '@container bar (width < 21rem)'

/** The chosen shade, whose large picture may be out of sight while the shopper chooses. */
export const Preview = styled(Picture)`
  flex: none;
  width: 2rem;
  border-radius: ${theme.radius.s};

  ${cramped} {
    display: none;
  }
  @media ${media.short} {
    display: none;
  }
`

/** The bar of a phone has no room for it, nor has one of enlarged text. */
export const Title = styled.p`
  font-weight: ${theme.weight.medium};

  @container bar (width < 45rem) {
    display: none;
  }
  @media ${media.mobile} {
    display: none;
  }
`

/** The chosen size or shade, below the title or above its price. */
export const Choice = styled.p`
  overflow: hidden;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
  line-height: ${theme.leading.snug};
  white-space: nowrap;
  text-overflow: ellipsis;
`

/** Title, choice and, beside them on a desktop, the price or the confirmation. */
export const Text = styled.div`
  min-width: 0;

  /* A phone has one line for the price, and less beside the wide button of what is out of stock. The discount is above. */
  @media ${media.mobile} {
    &[data-chosen='true'] [data-part='discount'],
    &[data-stock='out'] :is([data-part='mrp'], [data-part='discount']) {
      display: none;
    }
  }

  @media ${media.desktop} {
    display: grid;
    grid-template: auto auto / minmax(0, 1fr) auto;
    flex: 1;
    column-gap: ${theme.space.m};
    align-items: center;

    & > :last-child {
      grid-area: 1 / 2 / span 2;
    }
    & > :first-child:nth-last-child(2) {
      grid-row: span 2;
    }
  }
  @media ${media.mobile} {
    max-width: 11rem;

    /* The confirmation has two lines, whole unless the button needs the room. */
    &[data-added='true'] {
      flex-shrink: 0;
      max-width: min(11rem, 55cqi);
    }
    &[data-added='true'] > :nth-child(2):not(:last-child) {
      display: none;
    }
  }
  /* Enlarged text leaves room for what is to be paid only. */
  @container bar (width < 16rem) {
    min-width: min-content;

    & > :not(:last-child),
    & :is([data-part='mrp'], [data-part='discount']) {
      display: none;
    }
  }
`
