import { snapRow } from '@shop/ui/styles/snapRow'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Section = styled.section`
  margin-bottom: ${theme.space.xl};
`

export const Offers = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  /* Six, or four on a phone. Without JavaScript nothing would unfold the others. */
  @media (scripting: enabled) {
    &[data-folded='true'] > :nth-child(n + 7) {
      display: none;
    }
    @media ${media.mobile} {
      &[data-folded='true'] > :nth-child(n + 5) {
        display: none;
      }
      /* A row leaves the first screen to the products. Its specificity is above that of the grid. */
      &&&[data-folded='true'] {
        grid-template-columns: none;
        grid-auto-columns: 85%;
        grid-auto-flow: column;
        ${snapRow}
      }
    }
  }
`

export const More = styled.div`
  @media (scripting: none) {
    display: none;
  }
  @media ${media.desktop} {
    &[data-few='true'] {
      display: none;
    }
  }
`

export const Offer = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.raised};
  overflow-wrap: anywhere;

  /* Below the pictures while the text is enlarged. */
  & > :last-child {
    flex: 1 1 8rem;
  }
`

export const Title = styled.h3`
  font-family: ${theme.font.text};
  font-size: ${theme.type.m};
  font-weight: ${theme.weight.strong};
`

/** Overlap, so that an offer of three products is no wider than a phone. */
export const Pictures = styled.div`
  display: flex;
  flex: none;

  & > * {
    width: 3rem;
    border: 1px solid ${theme.color.surface.raised};
    border-radius: ${theme.radius.s};
  }
  & > * + * {
    margin-inline-start: calc(-1 * ${theme.space.l});
  }
`

export const ListTitle = styled.div`
  margin-bottom: ${theme.space.m};
`
