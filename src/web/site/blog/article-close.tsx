import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { type ArticleSlug, articlePath, pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { PostPicture } from './pictures.tsx';
import type { Post } from './post.ts';
import './article-close.css';

/** The end of an article: an invitation to try the product, and the next article. */
export function ArticleClose({ next, slug }: { next: Post; slug: ArticleSlug }) {
  return (
    <div className="article-close">
      <section aria-labelledby="try-title" className="article-try airmail-edge">
        <h2 id="try-title">Try it on a mail of your own</h2>
        <p>
          Paste it, choose what you want to say, and judge the draft. {GUEST_REPLY_LIMIT} replies without
          sign-up.
        </p>
        <a href={pagePaths.generator} className={buttonClasses('primary', { more: 'mt-auto' })}>
          Get Started Free
        </a>
      </section>
      <section aria-label="Next article" className="article-next">
        <PostPicture picture={next.picture} />
        <div>
          <p>Next article</p>
          <h2>
            <a href={articlePath(slug)}>{next.title}</a>
          </h2>
        </div>
      </section>
    </div>
  );
}
