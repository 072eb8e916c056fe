CREATE TABLE `objections` (
	`user_id` text NOT NULL,
	`analysis_id` text NOT NULL,
	`factor` text NOT NULL,
	`evidence` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `analysis_id`, `factor`, `evidence`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
