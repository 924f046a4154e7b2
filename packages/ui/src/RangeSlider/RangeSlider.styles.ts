import * as RadixSlider from 'radix-ui/slider'
import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: grid;
  font-size: ${theme.type.s};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.s};
  font-variant-numeric: tabular-nums;
`

export const Label = styled.span`
  font-weight: 600;
`

export const Slider = styled(RadixSlider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: ${theme.size.target};
  touch-action: none;
  user-select: none;
  cursor: pointer;

  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`

export const Track = styled(RadixSlider.Track)`
  position: relative;
  flex: 1;
  height: 0.25rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.line.subtle};

  @media ${media.forcedColors} {
    background: GrayText;
  }
`

export const Stretch = styled(RadixSlider.Range)`
  position: absolute;
  height: 100%;
  border-radius: inherit;
  background: ${theme.color.action.rest};

  @media ${media.forcedColors} {
    background: Highlight;
  }
`

export const Thumb = styled(RadixSlider.Thumb)`
  position: relative;
  display: block;
  width: 1.375rem;
  height: 1.375rem;
  border: 2px solid ${theme.color.action.rest};
  border-radius: 50%;
  background: ${theme.color.surface.raised};
  box-shadow: ${theme.shadow.raised};

  /* A finger gets the whole target. */
  &::before {
    position: absolute;
    inset: 50% auto auto 50%;
    width: ${theme.size.target};
    height: ${theme.size.target};
    translate: -50% -50%;
    content: '';
  }
  @media ${media.hover} {
    &:hover {
      background: ${theme.color.surface.brand};
    }
  }
  @media ${media.forcedColors} {
    border-color: ButtonText;
    background: ButtonFace;
  }
`
