DROP INDEX `course_reviews_time`;--> statement-breakpoint
CREATE INDEX `course_reviews_objected` ON `course_reviews` (`objected_at`,`id`) WHERE "course_reviews"."objected_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `course_reviews_time` ON `course_reviews` (`written_at`,`id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `fault` text;--> statement-breakpoint
CREATE INDEX `outbox_age` ON `outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lessons_state` ON `lessons` (`course_id`,`state`);