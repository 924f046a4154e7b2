import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.m};

  & > div:not(:last-child) {
    flex: none;
    width: min(5rem, 24%);
  }
  @media ${media.mobile} {
    gap: min(${theme.space.m}, 4%);

    & > div:not(:last-child) {
      width: min(4.25rem, 24%);
    }
    & h3 {
      font-size: ${theme.type.s};
    }
  }
  /* The picture stands above the text in a narrow column. */
  @container (max-width: 11rem) {
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space.xs};

    & > div:not(:last-child) {
      width: 100%;
    }
  }
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
`

export const Text = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  min-width: 0;
  overflow-wrap: anywhere;
`
