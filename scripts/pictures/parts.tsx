// Shows one group of parts in one colour scheme. The address names both: ?group=buttons&scheme=dark
import { createRoot } from 'react-dom/client';
import { groups } from './parts-groups.tsx';

const wish = new URLSearchParams(location.search);
const group = groups[wish.get('group') ?? ''];
document.documentElement.dataset.theme = wish.get('scheme') ?? 'light';
const place = document.getElementById('parts');
if (place && group) createRoot(place).render(<group.content />);
