import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.gutter} 0;
`

export const Title = styled.h1`
  font-size: ${theme.type.h2};

  & > span {
    margin-left: ${theme.space.xs};
    color: ${theme.color.text.muted};
    font-family: ${theme.font.text};
    font-size: ${theme.type.m};
    letter-spacing: 0;
    white-space: nowrap;
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 52rem) minmax(18rem, 26rem);
  justify-content: space-between;
  align-items: start;
  gap: clamp(2rem, 5vw, 5rem);
  margin-bottom: ${theme.space.section};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
    margin-bottom: ${theme.space.l};
  }
`

export const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    padding-block: ${theme.space.l};
    border-top: 1px solid ${theme.color.line.subtle};
  }
  & > li > article:focus {
    outline: none;
  }
`

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  @media ${media.desktop} {
    position: sticky;
    top: ${theme.space.l};
  }
`

export const Where = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.l};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.raised};
`

export const Saved = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 52rem);
  gap: ${theme.space.m};
  margin-bottom: ${theme.space.section};

  & > h2 {
    font-size: ${theme.type.h3};
  }
`

export const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.critical.surface};

  & > h2 {
    font-size: ${theme.type.h4};
  }
`

export const Small = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const BarTotal = styled.p`
  font-size: ${theme.type.s};

  & > b {
    display: block;
    font-size: ${theme.type.l};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &[data-pending='true'] > b {
    color: ${theme.color.text.muted};
  }
`

export const SkeletonLine = styled.div`
  padding-block: ${theme.space.l};
  border-top: 1px solid ${theme.color.line.subtle};
  display: grid;
  grid-template-columns: clamp(4.5rem, 24vw, 8rem) minmax(0, 1fr);
  gap: ${theme.space.m};

  & > :first-child {
    height: auto;
    aspect-ratio: 4 / 5;
    border-radius: ${theme.radius.m};
  }
  & > div {
    display: grid;
    align-content: start;
    gap: ${theme.space.s};
  }
`
