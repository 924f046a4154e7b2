import styled from 'styled-components'
import { RichText } from '@shop/ui/RichText'
import { touchRow } from '@shop/ui/styles/touchRow'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

const TWO_COLUMNS = '(min-width: 1000.02px)'

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  max-width: 72rem;
  margin-inline: auto;
  padding: ${theme.space.xl} ${theme.space.gutter} 0;

  @media ${TWO_COLUMNS} {
    grid-template-columns: 15rem minmax(0, ${theme.size.measure});
    justify-content: space-between;
    column-gap: ${theme.space.xxl};

    /* The table of contents is sticky beside the text. */
    & > * {
      grid-column: 2;
    }
    &[data-contents='false'] {
      grid-template-columns: minmax(0, ${theme.size.measure});
      justify-content: center;

      & > * {
        grid-column: 1;
      }
    }
  }
  @media print {
    display: block;
    padding: 0;
  }
`

export const Lead = styled.div`
  font-size: ${theme.type.l};
  line-height: ${theme.leading.text};
`

export const Cover = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.l};

  @media ${media.mobile} {
    margin-inline: calc(-1 * ${theme.space.gutter});
    border-radius: 0;
  }
  @media print {
    display: none;
  }
`

export const Summary = styled.section`
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.brand};

  & > h2 {
    font-size: ${theme.type.h3};
  }
  & > dl {
    display: grid;
    grid-template-columns: minmax(7rem, 1fr) 3fr;
    gap: ${theme.space.s} ${theme.space.l};
  }
  & dt {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.s};
    line-height: ${theme.leading.prose};
  }
  & dd {
    font-weight: ${theme.weight.strong};
  }
  @media (max-width: 520px) {
    & > dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    & dd + dt {
      margin-top: ${theme.space.s};
    }
  }
`

export const Contents = styled.nav`
  padding-block: ${theme.space.m};
  border-block: 1px solid ${theme.color.line.subtle};

  & > h2 {
    margin-bottom: ${theme.space.xs};
    color: ${theme.color.text.muted};
    font-family: ${theme.font.text};
    font-size: ${theme.type.xs};
    font-weight: ${theme.weight.strong};
    letter-spacing: ${theme.tracking.capitals};
    text-transform: uppercase;
  }
  & a {
    ${touchRow}
    font-size: ${theme.type.s};
    line-height: ${theme.leading.title};
    text-decoration: none;
  }
  & a:hover {
    color: ${theme.color.action.rest};
    text-decoration: underline;
  }
  @media ${media.mobile} {
    & > ol {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
      column-gap: ${theme.space.m};
    }
  }
  @media ${TWO_COLUMNS} {
    grid-column: 1;
    grid-row: 1 / span 4;
    align-self: start;
    position: sticky;
    top: 7rem;
    max-height: calc(100dvh - 8rem);
    padding-block: ${theme.space.xs};
    border: 0;
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
`

export const Text = styled.div`
  padding-top: ${theme.space.m};
`

export const Section = styled.section`
  & > h2 {
    font-size: ${theme.type.h3};
  }
  &:focus {
    outline: none;
  }
`

export const Prose = styled(RichText)`
  & dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space.xxs} ${theme.space.l};
  }
  & dt {
    color: ${theme.color.text.muted};
  }
  & th,
  & td {
    min-width: 5.5rem;
    border-bottom: 1px solid ${theme.color.line.subtle};
    vertical-align: top;
  }
  & th {
    font-weight: ${theme.weight.strong};
  }
  @media (max-width: 520px) {
    & dl {
      grid-template-columns: minmax(0, 1fr);
    }
    & dd + dt {
      margin-top: ${theme.space.xs};
    }
    & table {
      font-size: ${theme.type.s};
    }
  }
`
