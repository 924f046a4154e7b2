import { Rating } from '@shop/ui/Rating'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled, { css } from 'styled-components'

/** The picture stands above the text. */
const tile = css`
  flex-direction: column;
  align-items: stretch;
  gap: ${theme.space.xs};

  & > :nth-last-child(2) {
    width: 100%;
  }
`

export const Root = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.m};

  & > :nth-last-child(2) {
    flex: none;
    width: min(var(--row-picture, 5rem), var(--row-share, 24%));
  }
  @media ${media.mobile} {
    gap: min(${theme.space.m}, 4%);

    & > :nth-last-child(2) {
      width: min(4.25rem, 24%);
    }
    & h3 {
      font-size: ${theme.type.s};
    }
  }
  @container (max-width: 11rem) {
    ${tile}
  }
  @media ${media.desktop} {
    &[data-tile='true'] {
      ${tile}
    }
  }
`

/** In the corner of the picture. */
const corner = css`
  position: absolute;
  top: 0;
  inset-inline-start: 0;
  z-index: ${layer.control};
  min-width: 1.5em;
  padding: ${theme.space.xxs};
  border-end-end-radius: ${theme.radius.s};
  background: ${theme.color.surface.page};
`

export const Rank = styled.span`
  flex: none;
  min-width: min(1.5em, 14%);
  color: ${theme.color.accent.text};
  font-family: ${theme.font.display};
  font-size: ${theme.type.h2};
  line-height: ${theme.leading.solid};
  text-align: center;
  font-variant-numeric: tabular-nums;

  [data-tile='true'] > & {
    @media ${media.desktop} {
      ${corner}
    }
  }
  /* The next column of a ranking shows more than numerals at the edge of the window. */
  @media ${media.mobile} {
    ${corner}
    font-size: ${theme.type.m};
  }
`

export const Text = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  min-width: 0;
  overflow-wrap: anywhere;
`

/** That of a product card. */
export const Score = styled(Rating)`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
`
