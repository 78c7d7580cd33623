import { createContext, useCallback, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { backTarget, createNavigationMemory, type NavigationMemory } from './navigation-memory.ts';

const MemoryContext = createContext<NavigationMemory>(createNavigationMemory());

export const NavigationMemoryProvider = MemoryContext.Provider;

/** The routes that the shell remembers. */
export function useNavigationMemory(): NavigationMemory {
  return useContext(MemoryContext);
}

/**
 * Back leads to the page that `?from` or `?fromPage` names, else one step back, else to
 * `fallback` (home).
 */
export function useGoBack(fallback: string = paths.home): () => void {
  const memory = useNavigationMemory();
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => {
    const target = backTarget(search, memory.previous(), fallback);
    if (target.kind === 'history') void navigate(-1);
    else void navigate(target.path, { replace: memory.previous() === null });
  }, [fallback, memory, navigate, search]);
}
